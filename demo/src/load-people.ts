import { setDemoFactor } from '@palank/newsroom/demo-factor'
import { peopleOf } from './people.ts'
import { idOf, type Load, save } from './save.ts'

export async function loadPeople(load: Load): Promise<void> {
  for (const person of peopleOf(load.club.id)) {
    const { role, secondFactor, ...data } = person
    await save(load, {
      collection: 'users',
      key: role,
      source: person,
      hu: () => ({ ...data, roles: [role] }),
    })
    if (secondFactor) await setDemoFactor(load.payload, idOf(load, 'users', role), secondFactor)
  }
}
