import {
  type CollectionBeforeChangeHook,
  type CollectionConfig,
  type Endpoint,
  Forbidden,
  NotFound,
} from 'payload'
import { adminOnly } from '../access/admin-only.ts'
import { ownAccountAndColleagues } from '../access/colleagues.ts'
import { hiddenWithout } from '../access/hidden-without.ts'
import { ownAccount } from '../access/own-account.ts'
import { checkPasswordLength } from '../access/password-length.ts'
import { hasRole, roleLabels, roles } from '../access/roles.ts'
import { accountEndpoint } from '../account/endpoint.ts'
import { auditUserChange, auditUserDeletion } from '../audit/audit-users.ts'
import { bilingual } from '../bilingual.ts'
import { deleteRosterKeys } from '../courtside/roster-key.ts'
import { invitationEndpoints } from '../invitations/endpoints.ts'
import { demandSecondFactor, refuseRefreshWithout } from '../second-factor/demand.ts'
import { secondFactorEndpoints } from '../second-factor/endpoints.ts'
import { sessionEndpoints } from '../sessions/endpoints.ts'
import { dropOldSessions, endOtherSessions, noteNewPassword } from '../sessions/sessions.ts'
import { forgotPasswordEndpoint } from '../sign-in/forgot-password-endpoint.ts'
import { unlockEverywhere } from '../sign-in/lock.ts'
import { loginEndpoint } from '../sign-in/login-endpoint.ts'
import { resetPasswordEndpoint } from '../sign-in/reset-password-endpoint.ts'

/** Payload lets anybody create the first user; here only `pnpm newsroom create-admin` does. */
const refuseAnonymousSignUp: CollectionBeforeChangeHook = ({ operation, req, data }) => {
  if (operation === 'create' && req.payloadAPI !== 'local' && !req.user) throw new Forbidden(req.t)
  return data
}

/** Replaces Payload's endpoint, which fails because the verification of addresses is off. */
const noVerification: Endpoint = {
  path: '/verify/:token',
  method: 'post',
  handler: ({ t }) => Promise.reject(new NotFound(t)),
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
    // Never reached, because sign-in/lock.ts locks by network and device. 0 would remove Payload's columns and `unlock`.
    maxLoginAttempts: Number.MAX_SAFE_INTEGER,
    tokenExpiration: 8 * 60 * 60,
    cookies: { sameSite: 'Strict', secure: process.env.NEWSROOM_ORIGIN?.startsWith('https:') ?? false },
    // Only the cookie contains the token; a script could copy a token from a response.
    removeTokenFromResponses: true,
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
    afterRead: [dropOldSessions],
    afterDelete: [auditUserDeletion],
    afterLogout: [({ req }) => deleteRosterKeys(req)],
    afterOperation: [unlockEverywhere],
  },
  endpoints: [
    loginEndpoint,
    forgotPasswordEndpoint,
    resetPasswordEndpoint,
    accountEndpoint,
    noVerification,
    ...secondFactorEndpoints,
    ...sessionEndpoints,
    ...invitationEndpoints,
  ],
  fields: [
    // Payload's form hides fields that nobody may update. Address and password change only through `account/endpoint.ts`.
    {
      name: 'email',
      type: 'email',
      required: true,
      label: bilingual('E-mail', 'E-mail'),
      access: { update: () => false },
    },
    { name: 'password', type: 'text', virtual: true, hidden: true, access: { update: () => false } },
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
