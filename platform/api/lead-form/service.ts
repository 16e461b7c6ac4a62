import { formOf } from '../../leads/read-input.ts'
import type { Service } from '../service.ts'

export const leadForm: Service<'leadForm'> = async (context, input) => (await formOf(context, input)).form
