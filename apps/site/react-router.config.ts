import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The table of routes is small and the same for everyone; asking for pieces of it would be requests that no cache knows.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
