import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'

const here = path.dirname(fileURLToPath(import.meta.url))

const config: NextConfig = {
  output: 'standalone',
  outputFileTracingRoot: path.join(here, '../..'),
  turbopack: { root: path.join(here, '../..') },
  // From the sources where a build is kept or released, so that the same sources give the same files.
  generateBuildId: () => process.env.PALANK_BUILD_ID ?? null,
  poweredByHeader: false,
  reactStrictMode: true,
  // Types are checked by the workspace's own TypeScript, which Next's checker does not know.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  serverExternalPackages: [
    // Bundled, each route has its own copy of Payload's error classes under a shortened name: no refusal keeps its reason.
    'payload',
    '@payloadcms/db-postgres',
    // Reads its files by their path.
    'pdfkit',
  ],
  // The fonts of the printed consent form.
  outputFileTracingIncludes: { '/api/**': ['./src/children/fonts/*.ttf'] },
}

export default withPayload(config, { devBundleServerPackages: false })
