import { type Endpoint, Forbidden, type PayloadRequest, type Where } from 'payload'
import { hasRole } from '../access/roles.ts'
import { type Bilingual, bilingual, textFor } from '../bilingual.ts'
import type { JoinRegistration } from '../payload-types.ts'
import { toCsv } from './csv.ts'

const columns: [Bilingual, (registration: JoinRegistration) => unknown][] = [
  [bilingual('Sorszám', 'Number'), ({ id }) => id],
  [bilingual('Beérkezett', 'Received'), ({ createdAt }) => createdAt],
  [bilingual('Állapot', 'State'), ({ status }) => status],
  [bilingual('Név', 'Name'), ({ name }) => name],
  [bilingual('Születési év', 'Year of birth'), ({ birth_year }) => birth_year],
  [bilingual('Kiskorú', 'Minor'), ({ is_minor }) => is_minor],
  [bilingual('E-mail', 'E-mail'), ({ email }) => email],
  [bilingual('Telefon', 'Phone'), ({ phone }) => phone],
  [bilingual('Anyja neve', 'Mother’s name'), ({ mother_name }) => mother_name],
  [
    bilingual('Kosárlabdázott már', 'Has played before'),
    (registration) => registration.played_basketball_before,
  ],
  [bilingual('Nyelv', 'Language'), ({ language }) => language],
  [
    bilingual('Felelős', 'Assignee'),
    ({ assignee }) => (typeof assignee === 'object' ? assignee?.name : assignee),
  ],
  [bilingual('Megjegyzés', 'Notes'), ({ notes }) => notes],
  [bilingual('Hozzájárulás változata', 'Version of the consent'), ({ consent_version }) => consent_version],
  [bilingual('Hozzájárulás ideje', 'Time of the consent'), ({ consent_at }) => consent_at],
]

/** The filter and search of the list, from its query string. */
function whereOf({ query }: PayloadRequest): Where {
  const { where, search } = query as { where?: Where; search?: string }
  const conditions: Where[] = where && typeof where === 'object' ? [where] : []
  if (search)
    conditions.push({ or: ['name', 'email'].map((field) => ({ [field]: { like: String(search) } })) })
  return { and: conditions }
}

async function exportRegistrations(req: PayloadRequest): Promise<Response> {
  if (!req.user || !hasRole(req.user, 'registrar')) throw new Forbidden(req.t)
  const { docs } = await req.payload.find({
    collection: 'join-registrations',
    where: whereOf(req),
    sort: '-createdAt',
    pagination: false,
    depth: 1,
    req,
    overrideAccess: false,
  })
  // Audited first, so that no export leaves without its audit line.
  await req.payload.create({
    collection: 'audit-lines',
    data: { action: 'export', count: docs.length, actor: req.user.email },
  })
  const header = columns.map(([label]) => textFor(req, label))
  const text = toCsv([
    header,
    ...docs.map((registration) => columns.map(([, cellOf]) => cellOf(registration))),
  ])
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="jelentkezok-${new Date().toISOString().slice(0, 10)}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

export const exportEndpoint: Omit<Endpoint, 'root'> = {
  path: '/export',
  method: 'get',
  handler: exportRegistrations,
}
