import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { club } from '../../club.ts'
import { pageLanguage } from '../../setup/page-language.ts'
import '../fonts/fonts.css'
import '../(payload)/theme.css'
import './courtside.css'
import './roster.css'
import './points.css'
import './sheets.css'
import './start.css'
import './finish.css'
import './list.css'

export const dynamic = 'force-dynamic'
export const viewport: Viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover' }

export default async function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={await pageLanguage()} style={club.tokens}>
      <body className="cs-body">
        {club.fontFaces && (
          <style href="club-fonts" precedence="default">
            {club.fontFaces}
          </style>
        )}
        {children}
      </body>
    </html>
  )
}
