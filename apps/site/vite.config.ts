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
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // A file for each small part that two screens share would make a phone ask twenty times for a page.
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
})
