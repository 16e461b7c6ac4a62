// Compiled from texts.json by npm run generate. Do not edit.

export const auditRecord = 'Audit record'
export const auditLog = 'Audit log'
export const settings = 'Settings'
export const auditLogDescription = 'Who signed in, exported, erased, published, deleted or changed access, when and from where.'
export const what = 'What'
export const who = 'Who'
export const details = 'Details'
export const collection = 'Collection'
export const document = 'Document'
export const ipAddress = 'IP address'
export const browser = 'Browser'
