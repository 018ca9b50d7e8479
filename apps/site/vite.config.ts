import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

/**
 * React Router reloads the importers of a changed file in the browser once for each environment, beside Vite's own update.
 * Only a file that browsers do not import needs it; for any other they would load each module three times.
 */
function reloadOnce(plugin: Plugin): Plugin {
  const { hotUpdate } = plugin
  if (plugin.name !== 'react-router-server-change-trigger-client-hmr' || typeof hotUpdate !== 'function')
    return plugin
  return {
    ...plugin,
    hotUpdate(options) {
      const { client } = options.server.environments
      const isInBrowser = Boolean(client.moduleGraph.getModulesByFile(options.file)?.size)
      return isInBrowser ? undefined : hotUpdate.call(this, options)
    },
  }
}

export default defineConfig(({ command }) => ({
  plugins: [reactRouter().map(reloadOnce)],
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
    // The boot script preloads what a page imports; Vite would request the messages once more.
    modulePreload: false,
    // The site reads it to load scripts in the order of their imports.
    manifest: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Asks Chromium to compile these whole, rather than function by function while they run.
            postBanner: ({ name }) =>
              ['react', 'router', 'common'].includes(name) ? '//# allFunctionsCalledOnLoad\n' : '',
            // One file for each part that two screens share would cost a phone twenty requests for a page.
            codeSplitting: {
              groups: [
                // Evaluated in a task of its own: the largest part of all.
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, priority: 3 },
                { name: 'router', test: /node_modules/, priority: 2 },
                { name: 'common', test: /apps\/site\/app\//, minShareCount: 6 },
              ],
            },
          },
        },
      },
    },
  },
}))
