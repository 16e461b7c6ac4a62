import type { CollectionConfig, TextField } from 'payload'
import { allow } from '../../access/allow.ts'
import { hasRole } from '../../access/has-role.ts'
import { nobody } from '../../access/nobody.ts'
import { roles } from '../../access/role.ts'
import type { CmsEnv } from '../../env.ts'
import { secondFactorEndpoints } from '../../second-factor/endpoints.ts'
import { forgotPassword } from '../../sign-in/forgot-password.ts'
import { requireProof } from '../../sign-in/require-proof.ts'
import { resetPassword } from '../../sign-in/reset-password.ts'
import { tellOldAddress } from '../../sign-in/email-changes.ts'
import { undoEmailChange } from '../../sign-in/undo-email-change.ts'
import { auditPeople, auditRemoval, notePasswordChange } from './audit-people.ts'
import { login } from '../../sign-in/login.ts'
import { auditSignIn, auditSignOut } from '../../sign-in/audit-sign-in.ts'
import { lockAccountAtLogout, lockAccountAtRefresh } from '../../sign-in/lock-account.ts'
import { requireSecondFactor } from '../../sign-in/require-second-factor.ts'
import { refuseOtherSignIns } from '../../sign-in/refuse-other-sign-ins.ts'
import { canManageUsers, canReadUsers, canDeleteUsers } from './access.ts'
import { endSessions } from './end-sessions.ts'
import { blockOpenRegistration } from './block-open-registration.ts'
import { blockPrivilegeEscalation } from './block-privilege-escalation.ts'
import { requireOneAdministrator } from './require-one-administrator.ts'
import { requireLongPassword } from './require-long-password.ts'
import * as texts from './texts.ts'

const isOverHttps = (adminUrl: string) => adminUrl.startsWith('https:')

/** What a change of credentials asks for: sent with the change and stored nowhere. */
const proofField = (name: string, Field: string): TextField => ({
  name,
  type: 'text',
  virtual: true,
  access: { create: nobody, read: nobody },
  admin: { components: { Field }, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
})

/** The people who sign in to the admin. */
export const users = (env: CmsEnv): CollectionConfig => ({
  slug: 'users',
  disableDuplicate: true,
  labels: { singular: texts.person, plural: texts.people },
  auth: {
    useSessions: true,
    tokenExpiration: 8 * 60 * 60,
    // Payload's lockout lets attackers lock out an account's owner. `sign-in/sign-in-limits.ts` slows attackers instead.
    maxLoginAttempts: 0,
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: isOverHttps(env.adminUrl) },
  },
  admin: {
    group: texts.settings,
    hideAPIURL: true,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role', 'tenants'],
    listSearchableFields: ['name', 'email'],
    description: texts.peopleDescription,
    hidden: ({ user }) => !hasRole(user, ['tenant-admin']),
  },
  access: {
    admin: ({ req }) => hasRole(req.user, ['tenant-admin', 'editor', 'sales']),
    create: allow('tenant-admin'),
    read: canReadUsers,
    update: canManageUsers,
    unlock: canManageUsers,
    delete: canDeleteUsers,
  },
  endpoints: [
    blockOpenRegistration,
    login(env),
    forgotPassword(env),
    resetPassword(env),
    undoEmailChange(env),
    ...secondFactorEndpoints(env),
  ],
  hooks: {
    beforeOperation: [refuseOtherSignIns, lockAccountAtRefresh],
    beforeLogin: [requireSecondFactor(env)],
    afterLogin: [auditSignIn],
    afterLogout: [lockAccountAtLogout, auditSignOut],
    beforeValidate: [blockPrivilegeEscalation, requireLongPassword, requireProof(env)],
    beforeChange: [requireOneAdministrator, endSessions, notePasswordChange],
    afterChange: [auditPeople, tellOldAddress(env)],
    afterDelete: [auditRemoval],
  },
  fields: [
    proofField('currentPassword', '/admin/sign-in/proof-fields.tsx#CurrentPassword'),
    proofField('currentCode', '/admin/sign-in/proof-fields.tsx#CurrentCode'),
    {
      name: 'secondFactor',
      type: 'ui',
      admin: { components: { Field: '/admin/sign-in/second-factor.tsx#SecondFactor' }, disableListColumn: true },
    },
    // Payload shows users the ids of their own sessions, which no client needs.
    { name: 'sessions', type: 'array', access: { create: nobody, read: nobody, update: nobody }, fields: [] },
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    {
      name: 'role',
      type: 'select',
      required: true,
      saveToJWT: false,
      defaultValue: 'editor',
      options: [...roles],
      access: { create: allow('tenant-admin'), update: allow('tenant-admin') },
      admin: {
        isClearable: false,
        description: texts.siteAdministratorsManageTheirSitesAndStaff,
      },
    },
  ],
})
