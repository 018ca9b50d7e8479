import { type FixedPageId, fixedPages } from '@palank/routes'
import { bilingual } from '../../bilingual.ts'
import type { PageText } from './facts.ts'

const sentence = (
  id: FixedPageId,
  [titleHu, titleEn]: [string, string],
  [hu, en]: [string, string],
): PageText => ({
  slug: fixedPages[id],
  title: bilingual(titleHu, titleEn),
  body: () => bilingual(hu, en),
})

/** The pages that every menu links to: one true sentence each, until the club writes its own. */
export const fixedPageTexts: Record<FixedPageId, PageText> = {
  taoInformation: sentence(
    'taoInformation',
    ['TAO-tájékoztató', 'TAO information'],
    [
      'A TAO-támogatás tudnivalóit hamarosan itt olvashatod.',
      'You will soon find here how companies can support us from their corporate tax (TAO).',
    ],
  ),
  membershipFeeRules: sentence(
    'membershipFeeRules',
    ['Tagdíjfizetési szabályzat', 'Membership fee rules'],
    [
      'A tagdíjfizetési szabályzatot hamarosan itt olvashatod.',
      'You will soon find the rules on membership fees here.',
    ],
  ),
  membershipFeeSystem: sentence(
    'membershipFeeSystem',
    ['Tagdíjfizetési rendszer', 'Membership fee system'],
    [
      'Hamarosan itt olvashatod, hogyan fizetheted be a tagdíjat.',
      'You will soon find here how to pay the membership fee.',
    ],
  ),
  forOurTrainers: sentence(
    'forOurTrainers',
    ['Edzőinknek', 'For our trainers'],
    [
      'Az edzőinknek szóló tudnivalókat hamarosan itt találjátok.',
      'Information for our trainers will be here soon.',
    ],
  ),
  trainingTimes: sentence(
    'trainingTimes',
    ['Edzési időpontok', 'Training times'],
    ['Az edzések időpontját hamarosan itt találod.', 'You will soon find our training times here.'],
  ),
}

/** Stands at the bottom of every page. */
export const footerText: PageText = {
  slug: bilingual('footer', 'footer'),
  title: bilingual('Lábléc', 'Footer'),
  body: ({ name }) => bilingual(`© ${name.hu}`, `© ${name.en}`),
}
