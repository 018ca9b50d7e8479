import { type Filter, filterMinors, filters, type Minor, scopes } from '../../children/overview.ts'
import type { Texts } from './texts.ts'

type Props = { minors: Minor[]; filter: Filter; address: string; t: Texts }

const consentsOf = ({ id }: Minor) => `/admin/collections/consents?where[or][0][and][0][player][equals]=${id}`

/** What the officer should see at a glance about a minor. */
function notesOf(minor: Minor, t: Texts): string[] {
  return [
    minor.turns_18 ? t.turns18 : '',
    minor.birth_year === null ? t.noBirthYear : '',
    minor.ends_soon ? t.endsSoon : minor.ends_this_season ? t.endsThisSeason : '',
  ].filter(Boolean)
}

function MinorRow({ minor, t }: { minor: Minor; t: Texts }) {
  const notes = notesOf(minor, t)
  return (
    <tr>
      <th scope="row">
        <a href={consentsOf(minor)}>{minor.name}</a>
        {minor.birth_year === null ? null : <small> {minor.birth_year}</small>}
      </th>
      <td data-label={t.team}>{minor.teams.join(', ')}</td>
      {scopes.map((scope) => (
        <td key={scope} data-label={t.scopes[scope]} data-given={minor[scope]}>
          {minor[scope] ? `✓ ${t.yes}` : `– ${t.no}`}
        </td>
      ))}
      <td data-label={t.validUntil}>
        {minor.valid_until ?? '–'}
        {notes.length > 0 ? <small data-soon={minor.ends_soon}> {notes.join(', ')}</small> : null}
      </td>
      <td className="children-view__actions">
        <a
          href={`/admin/collections/consents/create?player=${minor.id}`}
          aria-label={t.recordFor(minor.name)}
        >
          {t.record}
        </a>
        <a href={`/api/consents/form?player=${minor.id}`} aria-label={t.printFor(minor.name)}>
          {t.print}
        </a>
      </td>
    </tr>
  )
}

/** Our minors with what there is consent for. */
export function MinorsTable({ minors, filter, address, t }: Props) {
  const shown = filterMinors(minors, filter)
  return (
    <section aria-labelledby="children-minors">
      <h2 id="children-minors">{t.minors}</h2>
      <p className="children-view__lead">{t.lead}</p>
      <p>
        <a href="/api/consents/form">{t.printBlank}</a>
      </p>
      <nav className="children-view__filters" aria-label={t.minors}>
        {filters.map((one) => (
          <a
            key={one}
            href={one === 'all' ? address : `${address}?show=${one}`}
            aria-current={one === filter ? 'page' : undefined}
          >
            <strong>{filterMinors(minors, one).length}</strong> {t.filters[one]}
          </a>
        ))}
      </nav>
      {minors.length === 0 ? (
        <p>
          {t.noMinors} {t.noOwnClub}
        </p>
      ) : shown.length === 0 ? (
        <p>{t.noneHere}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t.player}</th>
              <th scope="col">{t.team}</th>
              {scopes.map((scope) => (
                <th key={scope} scope="col">
                  {t.scopes[scope]}
                </th>
              ))}
              <th scope="col">{t.validUntil}</th>
              <th scope="col">{t.actions}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((minor) => (
              <MinorRow key={minor.id} minor={minor} t={t} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
