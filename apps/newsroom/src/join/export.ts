import { type Endpoint, Forbidden, type PayloadRequest, type Where } from 'payload'
import { hasRole } from '../access/roles.ts'
import { addAuditLine } from '../audit/audit-line.ts'
import { type Bilingual, bilingual, textFor } from '../bilingual.ts'
import { budapestClock } from '../import/budapest.ts'
import type { JoinRegistration } from '../payload-types.ts'
import { toCsv } from './csv.ts'
import { formLanguages, registrationStates, yesOrNo } from './words.ts'

const isBilingual = (cell: unknown): cell is Bilingual =>
  typeof cell === 'object' && cell !== null && 'hu' in cell && 'en' in cell

/** Words in both languages, of which the reader's is written. */
const columns: [Bilingual, (registration: JoinRegistration) => unknown][] = [
  [bilingual('Sorszám', 'Number'), ({ id }) => id],
  [bilingual('Beérkezett', 'Received'), ({ createdAt }) => budapestClock(createdAt)],
  [bilingual('Állapot', 'State'), ({ status }) => registrationStates[status]],
  [bilingual('Név', 'Name'), ({ name }) => name],
  [bilingual('Születési év', 'Year of birth'), ({ birth_year }) => birth_year],
  [bilingual('Kiskorú', 'Minor'), ({ is_minor }) => yesOrNo(is_minor)],
  [bilingual('E-mail', 'E-mail'), ({ email }) => email],
  [bilingual('Telefon', 'Phone'), ({ phone }) => phone],
  [bilingual('Anyja neve', 'Mother’s name'), ({ mother_name }) => mother_name],
  [
    bilingual('Kosárlabdázott már', 'Has played before'),
    ({ played_basketball_before }) => yesOrNo(played_basketball_before),
  ],
  [bilingual('Nyelv', 'Language'), ({ language }) => formLanguages[language]],
  [
    bilingual('Felelős', 'Assignee'),
    ({ assignee }) => (typeof assignee === 'object' ? assignee?.name : assignee),
  ],
  [bilingual('Megjegyzés', 'Notes'), ({ notes }) => notes],
  [bilingual('Hozzájárulás változata', 'Version of the consent'), ({ consent_version }) => consent_version],
  [bilingual('Hozzájárulás ideje', 'Time of the consent'), ({ consent_at }) => budapestClock(consent_at)],
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
  await addAuditLine(req, {
    action: 'export',
    count: docs.length,
    subject: { collection: 'join-registrations' },
  })
  const header = columns.map(([label]) => textFor(req, label))
  const inWords = (cell: unknown) => (isBilingual(cell) ? textFor(req, cell) : cell)
  const text = toCsv([
    header,
    ...docs.map((registration) => columns.map(([, cellOf]) => inWords(cellOf(registration)))),
  ])
  return new Response(text, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="jelentkezok-${budapestClock(new Date()).slice(0, 10)}.csv"`,
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
