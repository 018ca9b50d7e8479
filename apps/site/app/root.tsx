import { feedPath, languageOfPath } from '@palank/routes'
import { type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import type { Route } from './+types/root.ts'
import { useBrand } from './brand/BrandContext.tsx'
import { BrandStyle } from './brand/BrandStyle.tsx'
import { brandJson, brandScriptId } from './brand/brand-script.ts'
import './brand/styles.css'
import { addCacheHeaders } from './cache-headers.server.ts'
import { requestContext, setRequestContext } from './context.server.ts'
import { useNonce } from './document/nonce.ts'
import { PageLinks } from './document/PageLinks.tsx'
import { PageScripts } from './document/PageScripts.tsx'
import { PageStyles } from './document/PageStyles.tsx'
import { everyLanguage, languageAt } from './i18n/club-languages.ts'
import { ClubLanguagesProvider, LanguageProvider } from './i18n/LanguageContext.tsx'
import { loadMessagesOfNextPage } from './i18n/load-messages.ts'
import { textOf } from './i18n/text.ts'
import { redirectToCanonicalPath } from './pages/canonical-path.server.ts'
import type { RootData } from './pages/meta.ts'
import { reportRender } from './render-health.server.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'
import { Popup } from './shell/Popup.tsx'
import { Shell } from './shell/Shell.tsx'
import { loadShell, pageShell } from './shell/shell.server.ts'
import { storedLanguageScript } from './shell/stored-language.ts'
import { StoredShellProvider, useShellOfStoredLanguage, useStoredShell } from './shell/stored-shell.ts'

export const middleware: Route.MiddlewareFunction[] = [
  setRequestContext,
  addCacheHeaders,
  reportRender,
  redirectToCanonicalPath,
]
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [loadMessagesOfNextPage]

export async function loader({ context }: Route.LoaderArgs): Promise<RootData> {
  const { site, language, api } = context.get(requestContext)
  const { brand, origin, version, languages } = site
  const club = { name: brand.name[language], logo: brand.crest.src, share: brand.share }
  return { club, origin, version, languages, language, shell: pageShell(await loadShell(api)) }
}

/** Menus, settings and footer change only with the language; an address without a language keeps them. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const next = languageOfPath(nextUrl.pathname)
  return next !== undefined && next !== languageOfPath(currentUrl.pathname)
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const nonce = useNonce()
  const languages = data?.languages ?? everyLanguage
  const storedShell = useShellOfStoredLanguage(data?.language, languages)
  const language = languageAt(pathname, languages) ?? storedShell?.language ?? data?.language ?? languages[0]
  const brand = useBrand()
  // Lets styles and browser tests wait for hydration.
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'yes'
  }, [])
  return (
    <html lang={language} data-brand={brand.id} data-crest={brand.crest.src}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={brand.themeColour} />
        {data && <meta name="version" content={`v${data.version}`} />}
        <script
          nonce={nonce}
          suppressHydrationWarning
          // Browsers have run it in the document, and need not load its text again.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, allowed by its hash
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? storedLanguageScript(languages) : '' }}
        />
        {brand.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {brand.icons.map((link) => (
          <link key={link.href} {...link} />
        ))}
        {data && (
          <link
            rel="alternate"
            type="application/atom+xml"
            title={textOf(language)('feed.title', { club: brand.name[language] })}
            href={feedPath(language)}
          />
        )}
        <Meta />
        <BrandStyle nonce={nonce} />
        <PageStyles />
      </head>
      <body>
        <ClubLanguagesProvider club={languages}>
          <LanguageProvider language={language}>
            <StoredShellProvider value={storedShell}>{children}</StoredShellProvider>
          </LanguageProvider>
        </ClubLanguagesProvider>
        <script
          id={brandScriptId}
          type="application/json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, which no browser runs
          dangerouslySetInnerHTML={{ __html: brandJson(brand) }}
        />
        <PageLinks />
        <ScrollRestoration nonce={nonce} />
        <PageScripts />
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Shell view={loaderData.shell}>
        <Outlet />
      </Shell>
      <Popup popup={loaderData.shell.popup} />
    </>
  )
}

/** Without the popup: if an effect of it throws, it must not be drawn again. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  const storedShell = useStoredShell()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const page = (
    <ErrorPage status={status} language={languageAt(pathname, loaderData?.languages ?? everyLanguage)} />
  )
  return loaderData ? <Shell view={storedShell ?? loaderData.shell}>{page}</Shell> : page
}
