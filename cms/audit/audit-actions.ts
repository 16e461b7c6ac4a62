/** What the audit log records. */
export const auditActions = [
  { value: 'sign-in', label: 'Signed in' },
  { value: 'sign-in-failed', label: 'Sign-in failed' },
  { value: 'sign-out', label: 'Signed out' },
  { value: 'password-changed', label: 'Password changed' },
  { value: 'password-reset-requested', label: 'Password reset requested' },
  { value: 'password-reset', label: 'Password reset' },
  { value: 'second-factor-added', label: 'Second factor added' },
  { value: 'second-factor-removed', label: 'Second factor removed' },
  { value: 'person-added', label: 'Person added' },
  { value: 'role-changed', label: 'Role or sites changed' },
  { value: 'published', label: 'Published' },
  { value: 'unpublished', label: 'Unpublished' },
  { value: 'deleted', label: 'Deleted' },
  { value: 'exported', label: 'Exported' },
  { value: 'erased', label: 'Personal data erased' },
] as const

export type AuditAction = (typeof auditActions)[number]['value']
