import { satisfies, valid, validRange } from 'semver'
import { z } from 'zod'
import type { Package } from './lockfile.ts'

const advisory = z.strictObject({
  package: z.string().min(1),
  vulnerable: z.string().refine((range) => validRange(range) !== null, 'is not a range of versions'),
  id: z.string().min(1),
  severity: z.string(),
  title: z.string(),
})
export type Advisory = z.infer<typeof advisory>

/** scripts/advisories.json: the known advisories, and the ids of those that cannot be exploited here, with the reason. */
const advisoryList = z
  .strictObject({
    accepted: z.record(z.string(), z.string().min(20, 'must say why')),
    advisories: z.array(advisory).min(1, 'must not be empty'),
  })
  .refine(
    ({ accepted, advisories }) =>
      Object.keys(accepted).every((id) => advisories.some((entry) => entry.id === id)),
    {
      path: ['accepted'],
      message: 'must name listed advisories only',
    },
  )
export type AdvisoryList = z.infer<typeof advisoryList>

export const readAdvisoryList = (text: string): AdvisoryList => advisoryList.parse(JSON.parse(text))

/** One message per vulnerable package; accepted advisories do not count. An unparsable version counts as vulnerable. */
export const vulnerablePackages = (packages: Package[], { accepted, advisories }: AdvisoryList): string[] =>
  advisories
    .filter(({ id }) => !Object.hasOwn(accepted, id))
    .flatMap((entry) =>
      packages
        .filter(({ name }) => name === entry.package)
        .filter(
          ({ version }) =>
            !valid(version) || satisfies(version, entry.vulnerable, { includePrerelease: true }),
        )
        .map(
          ({ name, version }) =>
            `${name} is ${version}: ${entry.id} (${entry.severity}) ${entry.title}, ${entry.vulnerable}`,
        ),
    )

/** The parts of the output of `pnpm audit --json` that the list needs. */
const auditReport = z.object({
  advisories: z.record(
    z.string(),
    z
      .object({
        module_name: z.string(),
        vulnerable_versions: z.string(),
        github_advisory_id: z.string().nullish(),
        url: z.string(),
        severity: z.string(),
        title: z.string(),
      })
      .transform((entry) =>
        advisory.parse({
          package: entry.module_name,
          vulnerable: entry.vulnerable_versions,
          id: entry.github_advisory_id || entry.url,
          severity: entry.severity,
          title: entry.title,
        }),
      ),
  ),
})

/** Returns `undefined` if the registry did not answer; pnpm then writes no report. */
export function readAuditReport(output: string): Advisory[] | undefined {
  if (!output.trimStart().startsWith('{')) return undefined
  return Object.values(auditReport.parse(JSON.parse(output)).advisories)
}

const keyOf = ({ package: name, id, vulnerable }: Advisory) => `${name} ${id} ${vulnerable}`

/** Adds advisories and removes none: a fixed advisory still protects against a downgrade. */
export function addAdvisories({ accepted, advisories }: AdvisoryList, added: Advisory[]): AdvisoryList {
  const byKey = new Map([...advisories, ...added].map((entry) => [keyOf(entry), entry]))
  return { accepted, advisories: [...byKey.keys()].sort().map((key) => byKey.get(key) as Advisory) }
}
