import { defaultLanguage, languageOfPath } from '@palank/routes'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { BrandContext } from '~/brand/BrandContext.tsx'
import { type BrandId, brands } from '~/brand/brands.server.ts'
import { LanguageProvider } from '~/i18n/LanguageContext.tsx'

type Options = { path: string; brand?: BrandId; loaderData?: unknown }

/** What a part of a page is, as the server would write it. */
export function renderPage(element: ReactNode, { path, brand = 'solymok', loaderData = null }: Options) {
  const router = createMemoryRouter([{ id: 'page', path: '*', element, loader: () => loaderData }], {
    initialEntries: [path],
    hydrationData: { loaderData: { page: loaderData } },
  })
  return renderToStaticMarkup(
    <BrandContext value={brands[brand]}>
      <LanguageProvider language={languageOfPath(path.split('?')[0] ?? path) ?? defaultLanguage}>
        <RouterProvider router={router} />
      </LanguageProvider>
    </BrandContext>,
  )
}

/** What is read, without the markup. */
export const textIn = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
