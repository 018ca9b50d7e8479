import { defaultLanguage, languageOfPath } from '@palank/routes'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { BrandContext } from '~/brand/BrandContext.tsx'
import { exampleBrand } from '~/brand/brand.examples.ts'
import type { Brand } from '~/brand/brand.ts'
import { LanguageProvider } from '~/i18n/LanguageContext.tsx'

type Options = { path: string; brand?: Brand; loaderData?: unknown }

/** What a part of a page is, as the server would write it. */
export function renderPage(element: ReactNode, { path, brand = exampleBrand, loaderData = null }: Options) {
  const router = createMemoryRouter([{ id: 'page', path: '*', element, loader: () => loaderData }], {
    initialEntries: [path],
    hydrationData: { loaderData: { page: loaderData } },
  })
  return renderToStaticMarkup(
    <BrandContext value={brand}>
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
