import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { tsconfigPaths: true },
  build: {
    // A picture or mark inlined into a script would be sent with every page that does not show it.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
})
