import type { PayloadRequest } from 'payload'
import { cutAtWord } from '#schemas/lib/cut-at-word.ts'
import { isFields, isSameValue } from '#schemas/page/same-value.ts'
import { type InheritableSite, inheritSite, isEmpty, overlay } from '#schemas/tenant/inherit.ts'
import type { Dealership, Tenant } from '../../generated/payload-types.ts'
import { findTemplate } from '../../inheritance/find-template.ts'
import { describeValue } from '../inherit/describe-value.ts'
import { listSettings, type Setting } from './list-settings.ts'

export interface SettingDifference extends Pick<Setting, 'path' | 'label' | 'group'> {
  /** The template's value, or the platform's where there is no template, in words. */
  template: string
  /** What the site has, in words. */
  site: string
  /** Whether the site has another value than the template. */
  isOfSite: boolean
  /** Dealerships with a value of their own. */
  dealerships: { id: number; name: string; value: string }[]
}

export interface SiteDifferences {
  site: { id: number; name: string }
  /** Null for a site without a template. */
  template: string | null
  differences: SettingDifference[]
}

/** The settings in which a site, or one of its dealerships, differs from the template: by value, not by what is filled in. locations §1 and §6 */
export async function listDifferences(req: PayloadRequest, id: number): Promise<SiteDifferences> {
  const site = await readTenant(req, id)
  const templateId = await findTemplate(req, id)
  const template = templateId === null ? null : await readTenant(req, templateId)
  const { docs: dealerships } = await req.payload.find({
    collection: 'dealerships',
    req,
    depth: 0,
    pagination: false,
    sort: 'name',
    select: { name: true, flags: true },
    where: { tenant: { equals: id } },
  })
  const compare = compareSites({ template, site, dealerships })
  const found = listSettings(req.payload.config).flatMap((setting) => compare(setting) ?? [])
  const differences = await Promise.all(found.map((each) => sayDifference(req, each)))
  return { site: { id, name: site.name }, template: template?.name ?? null, differences }
}

/** The user may not read a template, but its values are visible on what inherits them. */
const readTenant = (req: PayloadRequest, id: number) =>
  req.payload.findByID({ collection: 'tenants', id, depth: 0, req, overrideAccess: true })

interface Levels {
  template: Tenant | null
  site: Tenant
  dealerships: Pick<Dealership, 'id' | 'name' | 'flags'>[]
}

interface RawSettingDifference {
  setting: Setting
  template: unknown
  site: unknown
  dealerships: { id: number; name: string; value: unknown }[]
}

function compareSites({ template, site, dealerships }: Levels): (setting: Setting) => RawSettingDifference | null {
  const [above, own] = [readEffective(template, {}), readEffective(template, site)]
  return (setting) => {
    const [there, here] = [above(setting), own(setting)]
    const owners = dealerships
      .map(({ id, name, flags }) => ({ id, name, value: at({ flags }, setting.path) }))
      .filter(({ value }) => !isEmpty(value))
    const isSame = isSameValue(there, here) && owners.every(({ value }) => isSameValue(value, here))
    return isSame ? null : { setting, template: there, site: here, dealerships: owners }
  }
}

/** The values that apply. Pictures are read as they are stored: those that apply are documents. */
function readEffective(template: InheritableSite | null, site: InheritableSite): (setting: Setting) => unknown {
  const effective = inheritSite(template, site)
  const stored = { config: overlay(template?.config, site.config), theme: overlay(template?.theme, site.theme) }
  return ({ path, field }) => at(field.type === 'upload' ? stored : effective, path)
}

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, name) => (isFields(inner) ? inner[name] : undefined), value)

async function sayDifference(
  req: PayloadRequest,
  { setting: { field, ...setting }, template, site, dealerships }: RawSettingDifference,
): Promise<SettingDifference> {
  const say = async (value: unknown): Promise<string> => {
    const words = field.type === 'upload' ? await namePicture(req, value) : describeValue(field, value)
    return cutAtWord(words, mostCharacters) ?? words
  }
  return {
    ...setting,
    template: await say(template),
    site: await say(site),
    isOfSite: !isSameValue(template, site),
    dealerships: await Promise.all(
      dealerships.map(async ({ id, name, value }) => ({ id, name, value: await say(value) })),
    ),
  }
}

/** A text of terms has pages. */
const mostCharacters = 160

async function namePicture(req: PayloadRequest, id: unknown): Promise<string> {
  const found =
    typeof id === 'number'
      ? await req.payload.findByID({
          collection: 'media',
          id,
          depth: 0,
          req,
          overrideAccess: true,
          disableErrors: true,
        })
      : null
  return found?.filename ?? describeValue({ type: 'upload' }, null)
}
