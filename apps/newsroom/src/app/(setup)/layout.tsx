import type { ReactNode } from 'react'
import { pageLanguage } from '../../setup/page-language.ts'
import '../fonts/fonts.css'
import './setup.css'

export const dynamic = 'force-dynamic'
export const metadata = { title: 'Új klub · Palánk', robots: 'noindex, nofollow' }

export default async function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={await pageLanguage()}>
      <body>{children}</body>
    </html>
  )
}
