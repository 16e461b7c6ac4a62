import { pageTemplates } from '#blocks/index.ts'
import { StructurePicture } from '../library/structure-picture.tsx'
import type { OwnTemplate } from './page-choices.ts'
import type { TemplateCard, TemplateGroup } from './template-choice.ts'
import * as texts from './texts.ts'

interface GroupsInput {
  own: readonly OwnTemplate[]
  /** The site of the new page, and its template. */
  site: { id: number; template: number | null } | undefined
}

/** What a page of a site can start from: nothing, a template of the product, a page of the site or of its template. */
export function listTemplateGroups({ own, site }: GroupsInput): TemplateGroup[] {
  const listOwn = (tenant: number | null | undefined, isOfTemplate: boolean) =>
    own.filter((page) => page.tenant === tenant).map((page) => ownCard(page, isOfTemplate))
  return [
    { title: texts.readyMade, cards: [blank, ...shipped] },
    { title: texts.pagesOfThisSite, cards: listOwn(site?.id, false) },
    { title: texts.pagesOfTheTemplate, cards: listOwn(site?.template, true) },
  ].filter(({ cards }) => cards.length > 0)
}

const blank: TemplateCard = {
  key: 'blank',
  choice: { kind: 'blank' },
  label: texts.blankPage,
  description: texts.blankPageDescription,
  picture: <span className="fc-template__blank" />,
}

const shipped = pageTemplates.map(({ name, label, description, picture, layout }): TemplateCard => ({
  key: name,
  choice: { kind: 'shipped', name },
  label,
  description,
  picture:
    picture === null ? (
      <StructurePicture layout={layout} />
    ) : (
      <img src={picture} alt="" width={360} height={540} loading="lazy" />
    ),
}))

const ownCard = ({ id, title, layout }: OwnTemplate, isOfTemplate: boolean): TemplateCard => ({
  key: `page ${id}`,
  choice: { kind: 'own', id, isOfTemplate },
  label: title,
  description: texts.countBlocks({ count: layout.length }),
  picture: <StructurePicture layout={layout} />,
})
