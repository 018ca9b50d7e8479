import type { Language } from '@palank/routes'
import { useLanguage } from '~/i18n/LanguageContext.tsx'

type Props = { date: string | null; format: (iso: string, language: Language) => string }

/** Nothing where the date is unknown. */
export function PublishTime({ date, format }: Props) {
  const language = useLanguage()
  return date && <time dateTime={date}>{format(date, language)}</time>
}
