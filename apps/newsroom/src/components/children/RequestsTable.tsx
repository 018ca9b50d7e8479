import type { OpenRequest } from '../../children/overview.ts'
import type { Texts } from './texts.ts'

/** Requests without an answer yet; the one that is due first stands first. */
export function RequestsTable({ requests, t }: { requests: OpenRequest[]; t: Texts }) {
  return (
    <section aria-labelledby="children-requests">
      <h2 id="children-requests">{t.requests}</h2>
      {requests.length === 0 ? (
        <p>{t.noRequests}</p>
      ) : (
        <table>
          <thead>
            <tr>
              <th scope="col">{t.subject}</th>
              <th scope="col">{t.due}</th>
            </tr>
          </thead>
          <tbody>
            {requests.map(({ id, subject, kind, due_on, overdue }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={`/admin/collections/child-requests/${id}`}>{subject}</a>
                  <small> {t.kinds[kind]}</small>
                </th>
                <td data-label={t.due}>
                  {due_on ?? '–'}
                  {overdue ? <small data-soon> {t.overdue}</small> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>
        <a href="/admin/collections/child-requests/create">{t.newRequest}</a>
      </p>
    </section>
  )
}
