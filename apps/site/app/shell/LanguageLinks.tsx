import { type Language, pathFor } from '@palank/routes'
import type { ReactNode } from 'react'
import { useLocation, useMatches } from 'react-router'
import gb from '~/brand/flags/gb.svg?url'
import hu from '~/brand/flags/hu.svg?url'
import { useClubLanguages, useLanguage } from '~/i18n/LanguageContext.tsx'
import { languageNames } from '~/i18n/language-names.ts'
import { storeLanguage } from './stored-language.ts'
import { type Twin, twinsOf } from './twins.ts'
import { useIsErrorPage } from './use-is-error-page.ts'

const flags: Record<Language, string> = { hu, en: gb }

export const Flag = ({ language }: { language: Language }) => (
  <img src={flags[language]} width={24} height={16} alt="" loading="lazy" />
)

type Props = { language: Language; href: string; className?: string | undefined; children: ReactNode }

/** A full page load, so that the menus are loaded in the new language. */
function LanguageAnchor({ language, href, className, children }: Props) {
  const current = useLanguage()
  const club = useClubLanguages()
  return (
    <a
      href={href}
      className={className}
      lang={language === current ? undefined : language}
      hrefLang={language}
      aria-current={language === current ? 'true' : undefined}
      onClick={() => storeLanguage(language, club)}
    >
      {children}
    </a>
  )
}

/** A flag and the language's own name; links to its home page. */
export const HomeInLanguage = ({ language, className }: { language: Language; className?: string }) => (
  <LanguageAnchor language={language} href={pathFor('home', language)} className={className}>
    <Flag language={language} />
    {languageNames[language].name}
  </LanguageAnchor>
)

export const ThisPageInLanguage = ({ twin, className }: { twin: Twin; className?: string | undefined }) => (
  <LanguageAnchor language={twin.language} href={twin.href} className={className}>
    {languageNames[twin.language].thisPage}
  </LanguageAnchor>
)

/** This page in the other languages; an error page has none. */
export function useTwins(): Twin[] {
  const language = useLanguage()
  const club = useClubLanguages()
  const { pathname } = useLocation()
  const matches = useMatches()
  const isErrorPage = useIsErrorPage()
  if (isErrorPage) return []
  const loaderData = matches.map((match) => match.loaderData)
  return twinsOf(loaderData, pathname, language, club)
}
