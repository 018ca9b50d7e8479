import { pathFor } from '@palank/routes'
import { useLanguage, useText } from '~/i18n/LanguageContext.tsx'
import { ButtonLink } from '~/ui/ButtonLink.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'

/** Until the club's first story. */
export function NoNews({ className }: { className?: string | undefined }) {
  const text = useText()
  const language = useLanguage()
  return (
    <EmptyState title={text('news.soonTitle')} text={text('news.soonText')} className={className}>
      <ButtonLink to={pathFor('teams', language)} look="light">
        {text('teams.title')}
      </ButtonLink>
      <ButtonLink to={pathFor('joinUs', language)} look="line">
        {text('joinUs.title')}
      </ButtonLink>
    </EmptyState>
  )
}
