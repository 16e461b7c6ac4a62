import type { Field } from 'payload'
import { flagNames, flagRegistry } from '#schemas/tenant/flags.ts'
import { inherited } from './inherited.ts'

/** One switch for each flag of the registry; null inherits the template's value. */
export const flagFields: Field[] = flagNames.map((name) =>
  inherited({ name, type: 'checkbox', label: flagRegistry[name].label }),
)
