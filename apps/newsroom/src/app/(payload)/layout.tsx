import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { club } from '../../club.ts'
import { importMap } from './admin/importMap.js'
import '../fonts/fonts.css'
import './theme.css'
import './blocks.css'
import './payload.css'
import './newsroom.css'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout
      config={config}
      htmlProps={{ style: club.tokens }}
      importMap={importMap}
      serverFunction={serverFunction}
    >
      {club.fontFaces && (
        <style href="club-fonts" precedence="default">
          {club.fontFaces}
        </style>
      )}
      {children}
    </RootLayout>
  )
}
