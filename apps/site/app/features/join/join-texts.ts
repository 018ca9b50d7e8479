import { featureTexts } from '~/i18n/feature-texts.ts'

const hungarian = {
  'joinUs.headline': 'Gyere le edzésre',
  'joinUs.lead': 'Írj nekünk, és a korosztály edzője felveszi veled a kapcsolatot. Labdát adunk.',
  'joinUs.form': 'Jelentkezés',
  'joinUs.name': 'Név',
  'joinUs.birthYear': 'Születési év',
  'joinUs.chooseYear': 'Válassz évet',
  'joinUs.mothersName': 'Anyja neve',
  'joinUs.hasPlayedBefore': 'Kosárlabdáztál már?',
  'joinUs.yes': 'Igen',
  'joinUs.no': 'Nem',
  'joinUs.email': 'E-mail',
  'joinUs.phone': 'Telefon',
  'joinUs.optional': 'nem kötelező',
  'joinUs.trap': 'Ezt a mezőt hagyd üresen',
  'joinUs.consent':
    'Elfogadom az [adatkezelési tájékoztatót], és hozzájárulok, hogy a klub a megadott adatokat a jelentkezésem elbírálásához és a kapcsolatfelvételhez kezelje. 16 év alatti jelentkező nevében a szülő vagy a törvényes képviselő járul hozzá.',
  'joinUs.send': 'Jelentkezem',
  'joinUs.sending': 'Küldés…',
  'joinUs.required': 'Kötelező mező.',
  'joinUs.invalidPhone': 'Formátum: 36 20 123 4567',
  'joinUs.invalidEmail': 'Érvénytelen e-mail-cím.',
  'joinUs.requiredConsent': 'A jelentkezéshez ezt el kell fogadnod.',
  'joinUs.sentTitle': 'Megvan, találkozunk a pályán',
  'joinUs.sentText':
    'A jelentkezést rögzítettük, és e-mailben visszaigazoljuk. A korosztály edzője jelentkezik, addig is nézd meg az [edzési időpontokat].',
  'joinUs.ok': 'Rendben',
  'joinUs.failed.invalid': 'Nem küldtük el: javítsd a megjelölt mezőket, aztán küldd el újra.',
  'joinUs.failed.closed': 'Nem küldtük el: az űrlap most nem fogad jelentkezést. Keress minket itt:',
  'joinUs.failed.expired':
    'Nem küldtük el: az űrlap túl régóta volt nyitva. Amit beírtál, megmaradt: küldd el újra.',
  'joinUs.failed.early': 'Nem küldtük el: túl gyorsan érkezett. Nézd át, amit beírtál, aztán küldd el újra.',
  'joinUs.failed.captcha':
    'Nem küldtük el: a robotszűrő elutasította. Várj egy percet, és küldd el újra, vagy hívj minket telefonon.',
  'joinUs.failed.captchaDown':
    'Nem küldtük el: a robotszűrő nem válaszol. Kapcsold ki a reklámszűrőt, vagy próbáld meg később.',
  'joinUs.failed.tooMany':
    'Nem küldtük el: erről a címről túl sok jelentkezés érkezett. Próbáld újra {minutes} perc múlva.',
  'joinUs.failed.unavailable':
    'Nem tudtuk rögzíteni, most nem érjük el a nyilvántartást. Amit beírtál, megmaradt: próbáld újra pár perc múlva.',
  'joinUs.captcha': 'Az űrlapot reCAPTCHA védi, amely akkor töltődik be, amikor kitölteni kezded. A Google',
  'joinUs.captchaPrivacy': 'adatvédelmi irányelvei',
  'joinUs.captchaAnd': 'és',
  'joinUs.captchaTerms': 'feltételei',
  'joinUs.captchaApply': 'vonatkoznak rá.',
  'joinUs.contactTitle': 'Jelentkezz telefonon vagy e-mailben',
  'joinUs.closed': 'Az online jelentkezés még nem indult el. Addig itt érsz el minket:',
  'joinUs.closedTitle': 'Jelentkezés hamarosan',
  'joinUs.closedWithoutContact': 'Az online jelentkezés még nem indult el. Nézz vissza pár nap múlva!',
  'joinUs.noScript': 'Az űrlap robotszűrője JavaScript nélkül nem működik. Keress minket itt:',
} as const

const english = {
  'joinUs.headline': 'Come and train with us',
  'joinUs.lead': 'Write to us and the coach of the age group will get in touch. We bring the ball.',
  'joinUs.form': 'Registration',
  'joinUs.name': 'Name',
  'joinUs.birthYear': 'Year of birth',
  'joinUs.chooseYear': 'Choose a year',
  'joinUs.mothersName': 'Mother’s name',
  'joinUs.hasPlayedBefore': 'Have you played basketball before?',
  'joinUs.yes': 'Yes',
  'joinUs.no': 'No',
  'joinUs.email': 'E-mail',
  'joinUs.phone': 'Phone',
  'joinUs.optional': 'optional',
  'joinUs.trap': 'Leave this field empty',
  'joinUs.consent':
    'I accept the [privacy notice] and consent to the club processing the data given here in order to consider my registration and to contact me. For an applicant under 16 it is the parent or legal guardian who consents.',
  'joinUs.send': 'Sign me up',
  'joinUs.sending': 'Sending…',
  'joinUs.required': 'This field is required.',
  'joinUs.invalidPhone': 'Format: 36 20 123 4567',
  'joinUs.invalidEmail': 'This e-mail address is not valid.',
  'joinUs.requiredConsent': 'You have to accept this to register.',
  'joinUs.sentTitle': 'Got it, see you on the court',
  'joinUs.sentText':
    'Your registration is in our list, and we confirm it by e-mail. The coach of the age group will be in touch; until then, have a look at the [training times].',
  'joinUs.ok': 'OK',
  'joinUs.failed.invalid': 'Not sent: correct the marked fields, then send it again.',
  'joinUs.failed.closed': 'Not sent: the form takes no registrations at the moment. Find us here:',
  'joinUs.failed.expired':
    'Not sent: the form was open for too long. What you typed is still here: send it again.',
  'joinUs.failed.early': 'Not sent: it came too fast. Check what you typed, then send it again.',
  'joinUs.failed.captcha':
    'Not sent: the robot check refused it. Wait a minute and send it again, or call us on the phone.',
  'joinUs.failed.captchaDown':
    'Not sent: the robot check does not answer. Turn off your ad blocker, or try again later.',
  'joinUs.failed.tooMany':
    'Not sent: too many registrations came from this address. Try again in {minutes} min.',
  'joinUs.failed.unavailable':
    'We could not store it: our register cannot be reached now. What you typed is still here: try again in a few minutes.',
  'joinUs.captcha': 'The form is protected by reCAPTCHA, which loads when you begin to fill it in. Google’s',
  'joinUs.captchaPrivacy': 'privacy policy',
  'joinUs.captchaAnd': 'and',
  'joinUs.captchaTerms': 'terms',
  'joinUs.captchaApply': 'apply to it.',
  'joinUs.contactTitle': 'Register by phone or e-mail',
  'joinUs.closed': 'Online registration has not opened yet. Until then you can reach us here:',
  'joinUs.closedTitle': 'Registration opens soon',
  'joinUs.closedWithoutContact': 'Online registration has not opened yet. Come back in a few days!',
  'joinUs.noScript': 'The robot check of the form does not work without JavaScript. Find us here:',
}

export const { textOf: joinTextOf, useText: useJoinText } = featureTexts(hungarian, english)

/** A text without parameters, which can be passed on as a label. */
export type JoinKey = Exclude<keyof typeof hungarian, `joinUs.failed.${string}`>
