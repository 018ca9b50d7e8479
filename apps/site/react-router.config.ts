import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // The route table is small and the same for everyone; fetching parts of it would be requests that no cache answers.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
