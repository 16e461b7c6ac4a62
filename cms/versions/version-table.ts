/** Payload's table of the versions of a collection: `lead-rules` → `_lead_rules_v`. */
export const versionTable = (collection: string): string => `_${collection.replaceAll('-', '_')}_v`
