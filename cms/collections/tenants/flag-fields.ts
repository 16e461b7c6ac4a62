import type { Field } from 'payload'
import { dealershipFlagNames, type FlagName, flagNames, flagRegistry } from '#schemas/tenant/flags.ts'
import { inherited } from './inherited.ts'

/** A switch that inherits the value of the level above if it is null. */
const switchField = (name: FlagName): Field => inherited({ name, type: 'checkbox', label: flagRegistry[name].label })

export const flagFields: Field[] = flagNames.map(switchField)

/** Those that a dealership may switch for itself. */
export const dealershipFlagFields: Field[] = dealershipFlagNames.map(switchField)
