import type { Brand } from '../model/brand.ts'
import { brandPath } from '../model/brand.ts'
import type { ModelTile } from '../model/model.ts'
import { modelPath } from '../model/model-path.ts'
import { cutAtWord } from '../lib/cut-at-word.ts'
import { garagePath as usualGaragePath } from '../page/garage-path.ts'
import { toHref } from '../page/href.ts'
import { link } from '../page/link.ts'
import type { Flags } from '../tenant/flags.ts'
import type { Menu, MenuCondition, MenuEntry } from './menu.ts'

/** What a site has at a moment, by which its menus are arranged. */
export interface MenuFacts {
  flags: Flags
  /** Conditions that are met, besides `always`. */
  met: ReadonlySet<MenuCondition>
  models: readonly ModelTile[]
  brands: readonly Brand[]
  /** Where the personal area is: entries for its usual address lead there. */
  garagePath: string
}

/** locations §9, Reviews and locations */
const longestText = 75

/**
 * A menu as a site shows it now: without entries whose condition is not met or whose page is not published, and with the entries that models and
 * brands add. A dropdown that is left without entries is an ordinary link, or is omitted if it leads nowhere.
 */
export function arrangeMenu(menu: Menu, facts: MenuFacts): Menu {
  const items = menu.items.flatMap((item) => {
    if (!isShown(item, facts)) return []
    const own = item.children.filter((child) => isShown(child, facts) && !lacksPage(child))
    const children = [...own, ...fillEntries(item.fill, facts)].map((child) => toGarage(withShortText(child), facts))
    const wasDropdown = item.children.length > 0 || item.fill !== 'none'
    const leadsNowhere = lacksPage(item) || (wasDropdown && toHref(item.link) === null)
    return children.length === 0 && leadsNowhere ? [] : [toGarage({ ...item, children }, facts)]
  })
  return { ...menu, items }
}

const isShown = ({ shownIf, flag }: Pick<MenuEntry, 'shownIf' | 'flag'>, { flags, met }: MenuFacts): boolean =>
  (shownIf === 'always' || met.has(shownIf)) && (flag === null || flags[flag])

const lacksPage = ({ link: to }: Pick<MenuEntry, 'link'>): boolean => to.kind === 'page' && toHref(to) === null

/** A template's menu has the usual address, whatever address each of its sites chose. locations §2, Personal areas */
function toGarage<Entry extends Pick<MenuEntry, 'link'>>(entry: Entry, { garagePath }: MenuFacts): Entry {
  const { kind, url } = entry.link
  const isThere = kind === 'url' && /^[^?#]*/.exec(url)?.[0] === usualGaragePath
  return isThere ? { ...entry, link: { ...entry.link, url: garagePath + url.slice(usualGaragePath.length) } } : entry
}

const withShortText = (entry: MenuEntry): MenuEntry => ({
  ...entry,
  text: cutAtWord(entry.text, longestText) ?? entry.text,
})

function fillEntries(fill: Menu['items'][number]['fill'], { models, brands }: MenuFacts): MenuEntry[] {
  switch (fill) {
    case 'none':
      return []
    case 'models':
      return models.map((model) => ({
        ...anEntry(`model-${model.id}`, { label: model.name, url: modelPath(model) }),
        image: model.image,
        text: model.short_description,
      }))
    case 'brands':
      return brands.map((brand) => ({
        ...anEntry(`brand-${brand.id}`, { label: brand.name, url: brandPath(brand) }),
        image: brand.logo,
      }))
  }
}

const anEntry = (id: string, to: { label: string; url: string }): MenuEntry => ({
  id,
  link: link.parse({ kind: 'url', ...to }),
  image: null,
  text: '',
  shownIf: 'always',
  flag: null,
})
