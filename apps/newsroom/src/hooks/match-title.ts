import type { CollectionBeforeChangeHook } from 'payload'

/** “Home – Away”, for the newsroom's lists and searches only; the site reads the teams. */
export const matchTitle: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const ids = [data.home_team ?? originalDoc?.home_team, data.away_team ?? originalDoc?.away_team]
  const { docs } = await req.payload.find({
    collection: 'competition-teams',
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    select: { name: true },
    req,
  })
  const nameOf = (id: unknown) => docs.find((team) => team.id === id)?.name ?? '?'
  return { ...data, title: ids.map(nameOf).join(' – ') }
}
