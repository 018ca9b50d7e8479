import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { CSSProperties, ReactNode } from 'react'
import { club } from '../../club.ts'
import { importMap } from './admin/importMap.js'
import './newsroom.css'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap })
}

/** The club's colours, for the styles of the screens. */
const style = Object.fromEntries(
  Object.entries({
    '--club-primary': club.colours?.primary,
    '--club-on-primary': club.colours?.onPrimary,
    '--club-accent': club.colours?.accent,
    '--club-on-accent': club.colours?.onAccent,
  }).filter(([, colour]) => colour),
) as CSSProperties

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} htmlProps={{ style }} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
