import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  resolve: { tsconfigPaths: true },
  // In development a class keeps its name when its style changes, so that the style shows without a render.
  css: command === 'serve' ? { modules: { generateScopedName: '[name]_[local]_[hash:base64:5]' } } : {},
  optimizeDeps: {
    // What browsers import, beside React. Vite would discover the server's dependencies too, and reload the page for each.
    noDiscovery: true,
    include: ['embla-carousel', 'embla-carousel-react'],
  },
  build: {
    // An inlined picture would be sent with every page that does not show it.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file for each part that two screens share would cost a phone twenty requests for a page.
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules/, minShareCount: 2, priority: 2 },
                { name: 'common', test: /apps\/site\/app\//, minShareCount: 4 },
              ],
            },
          },
        },
      },
    },
  },
}))
