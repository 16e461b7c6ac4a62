import * as texts from './texts.ts'

/** Actions that the audit log records. */
export const auditActions = [
  { value: 'sign-in', label: texts.signedIn },
  { value: 'sign-in-failed', label: texts.signInFailed },
  { value: 'sign-out', label: texts.signedOut },
  { value: 'password-changed', label: texts.passwordChanged },
  { value: 'password-reset-requested', label: texts.passwordResetRequested },
  { value: 'password-reset', label: texts.passwordReset },
  { value: 'email-changed', label: texts.emailAddressChanged },
  { value: 'email-change-undone', label: texts.emailAddressChangeUndone },
  { value: 'second-factor-added', label: texts.secondFactorAdded },
  { value: 'second-factor-removed', label: texts.secondFactorRemoved },
  { value: 'recovery-codes-replaced', label: texts.recoveryCodesReplaced },
  { value: 'person-added', label: texts.personAdded },
  { value: 'role-changed', label: texts.roleOrSitesChanged },
  { value: 'published', label: texts.published },
  { value: 'unpublished', label: texts.unpublished },
  { value: 'deleted', label: texts.deleted },
  { value: 'settings-changed', label: texts.settingsChanged },
  { value: 'personal-data-read', label: texts.personalDataRead },
  { value: 'exported', label: texts.exported },
  { value: 'erased', label: texts.personalDataErased },
] as const

export type AuditAction = (typeof auditActions)[number]['value']
