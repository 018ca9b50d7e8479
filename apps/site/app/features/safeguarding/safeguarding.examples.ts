import type { Setting } from '@palank/contract/setting'
import { type SafeguardingView, safeguardingView } from './safeguarding.ts'

const setting = (setting_type: string, name: string, value: string): Setting => ({
  setting_type,
  name,
  value,
  lang: 'hu',
})

export const exampleClubSettings: Setting[] = [
  setting('contact-settings', 'phone', '+36 25 400 1958'),
  setting('contact-settings', 'other', '<p><a href="mailto:iroda@klub.example">iroda@klub.example</a></p>'),
]

export const exampleOfficerSettings: Setting[] = [
  setting('child-protection', 'name', 'Sárvári Emese'),
  setting('child-protection', 'email', 'gyermekvedelem@klub.example'),
  setting('child-protection', 'phone', '+36 25 400 1963'),
]

export const exampleSafeguarding: SafeguardingView = safeguardingView(
  [...exampleOfficerSettings, ...exampleClubSettings],
  'hu',
)
