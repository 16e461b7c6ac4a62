import { coastlineKia } from './coastline-kia.ts'
import { dealerTemplate } from './dealer-template.ts'
import type { DemoTenant } from './demo-tenant.ts'
import { kauri } from './kauri.ts'
import { meridian } from './meridian.ts'
import { openroad } from './openroad.ts'
import { westgate } from './westgate.ts'

/** The template first: the others name it. */
export const demoTenants: readonly DemoTenant[] = [dealerTemplate, coastlineKia, meridian, westgate, openroad, kauri]
