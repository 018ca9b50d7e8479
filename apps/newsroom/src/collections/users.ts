import { type CollectionBeforeChangeHook, type CollectionConfig, Forbidden } from 'payload'
import { adminOnly } from '../access/admin-only.ts'
import { ownAccountAndColleagues } from '../access/colleagues.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { ownAccount } from '../access/own-account.ts'
import { checkPasswordLength } from '../access/password-length.ts'
import { hasRole, roleLabels, roles } from '../access/roles.ts'
import { auditUserChange, auditUserDeletion } from '../audit/audit-users.ts'
import { bilingual } from '../bilingual.ts'
import { club } from '../club.ts'
import { invitationEndpoints } from '../invitations/endpoints.ts'
import { htmlLetter } from '../mail/html-letter.ts'
import { demandSecondFactor, refuseRefreshWithout } from '../second-factor/demand.ts'
import { secondFactorEndpoints } from '../second-factor/endpoints.ts'
import { sessionEndpoints } from '../sessions/endpoints.ts'
import { endOtherSessions, noteNewPassword } from '../sessions/sessions.ts'
import { forgotPasswordEndpoint } from '../sign-in/forgot-password-endpoint.ts'
import { unlockEverywhere } from '../sign-in/lock.ts'
import { loginEndpoint } from '../sign-in/login-endpoint.ts'
import { resetPasswordEndpoint } from '../sign-in/reset-password-endpoint.ts'

/** Payload lets anybody create the first user; here only `pnpm newsroom create-admin` does. */
const refuseAnonymousSignUp: CollectionBeforeChangeHook = ({ operation, req, data }) => {
  if (operation === 'create' && req.payloadAPI !== 'local' && !req.user) throw new Forbidden(req.t)
  return data
}

export const Users: CollectionConfig = {
  slug: 'users',
  labels: { singular: bilingual('Felhasználó', 'User'), plural: bilingual('Felhasználók', 'Users') },
  admin: {
    group: bilingual('Rendszer', 'System'),
    hidden: hiddenWithout('admin'),
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles'],
    listSearchableFields: ['name', 'email'],
    components: { beforeListTable: ['/components/invitations/InvitePanel.tsx#InvitePanel'] },
  },
  auth: {
    // Never reached: sign-in/lock.ts locks by network and device. With 0 Payload would drop its columns and the unlock.
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Strict', secure: process.env.NEWSROOM_ORIGIN?.startsWith('https:') ?? false },
    forgotPassword: {
      expiration: 60 * 60 * 1000,
      generateEmailSubject: () => 'Új jelszó / New password',
      generateEmailHTML: (args) => {
        const link = `${args?.req?.payload.config.serverURL ?? ''}/admin/reset/${args?.token ?? ''}`
        return htmlLetter(
          [
            `<p lang="hu">Új jelszót itt adhatsz meg egy órán belül: <a href="${link}">${link}</a></p>`,
            '<p lang="hu">Ha nem te kérted, nincs teendőd, a jelszavad nem változik.</p>',
            `<p lang="en">Choose a new password here within an hour: <a href="${link}">${link}</a></p>`,
            '<p lang="en">If you did not ask for it, there is nothing to do: your password stays as it is.</p>',
          ].join('\n'),
          club,
        )
      },
    },
  },
  access: {
    read: ownAccountAndColleagues,
    // By invitation: nobody invents a password for somebody else.
    create: () => false,
    update: ownAccount,
    delete: adminOnly,
    unlock: adminOnly,
    admin: ({ req }) => Boolean(req.user),
  },
  hooks: {
    beforeOperation: [checkPasswordLength, noteNewPassword, refuseRefreshWithout],
    beforeLogin: [demandSecondFactor],
    beforeChange: [refuseAnonymousSignUp],
    afterChange: [auditUserChange, endOtherSessions],
    afterDelete: [auditUserDeletion],
    afterOperation: [unlockEverywhere],
  },
  endpoints: [
    loginEndpoint,
    forgotPasswordEndpoint,
    resetPasswordEndpoint,
    ...secondFactorEndpoints,
    ...sessionEndpoints,
    ...invitationEndpoints,
  ],
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 100, label: bilingual('Név', 'Name') },
    {
      name: 'roles',
      type: 'select',
      hasMany: true,
      required: true,
      saveToJWT: true,
      label: bilingual('Szerepek', 'Roles'),
      options: roles.map((value) => ({ value, label: roleLabels[value] })),
      access: {
        create: ({ req }) => hasRole(req.user, 'admin'),
        update: ({ req }) => hasRole(req.user, 'admin'),
      },
      admin: { description: bilingual('Több is választható.', 'Several may be chosen.') },
    },
    {
      name: 'invitation',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/components/invitations/InviteAgain.tsx#InviteAgain' },
      },
    },
    {
      name: 'security',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/components/account/AccountSecurity.tsx#AccountSecurity' },
      },
    },
  ],
}
