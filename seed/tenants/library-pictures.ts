import { toSlug } from '#schemas/lib/slug.ts'
import { findLook } from '../stock/looks.ts'
import type { Emblem } from '../subjects/emblem-names.ts'
import { portraitFile, type Portrait } from '../subjects/portrait.ts'
import type { SceneKind } from '../subjects/scene-kinds.ts'
import type { ModelDocument } from './tenant-document.ts'
import type { DemoTenant } from './read-tenant.ts'

/** What a committed picture shows. */
export type Drawing =
  | { kind: 'portrait'; portrait: Portrait }
  | { kind: 'scene'; scene: SceneKind }
  | { kind: 'brand'; name: string }
  | { kind: 'badge'; text: string }
  | { kind: 'logo'; name: string; emblem: Emblem; colour: string; ink: string }

/** A picture of a company's media library; other documents reference it by name. */
export interface LibraryPicture {
  name: string
  alt: string
  drawing: Drawing
}

/** Path in `seed/pictures`. Equal drawings are one file. */
export function drawingFile(drawing: Drawing): string {
  switch (drawing.kind) {
    case 'portrait':
      return `stock/${portraitFile(drawing.portrait)}`
    case 'scene':
      return `scenes/${drawing.scene}.avif`
    case 'brand':
      return `brands/${toSlug(drawing.name)}.png`
    case 'badge':
      return `badges/${toSlug(drawing.text)}.png`
    case 'logo':
      return `logos/${toSlug(drawing.name)}.png`
  }
}

/** Brand tiles, wide pictures and models. */
export const listLibrary = (company: DemoTenant): LibraryPicture[] => [
  ...company.brands.map(({ name }) => ({ name: brandTileFile(company, name), alt: name, drawing: brandTile(name) })),
  ...company.pictures.map(({ name, alt, scene }) => ({ name, alt, drawing: { kind: 'scene', scene } as const })),
  ...company.models.map((model) => modelPicture(company, model)),
]

const brandTile = (name: string): Drawing => ({ kind: 'brand', name })

function modelPicture(company: DemoTenant, model: ModelDocument): LibraryPicture {
  const { brand, catalogue, paint } = model
  const look = findLook(brand, catalogue)
  return {
    name: modelPictureFile(company, model),
    alt: `${brand} ${model.name}`,
    drawing: {
      kind: 'portrait',
      portrait: { kind: 'outside', ...look, paint, place: 'showroom', angle: 'front-left' },
    },
  }
}

export function getLogo({ slug, name, logo }: DemoTenant): LibraryPicture | null {
  if (!logo) return null
  const { words = name, ...style } = logo
  return { name: `${slug}-logo.png`, alt: name, drawing: { kind: 'logo', name: words, ...style } }
}

export const getBadge = ({ slug, certifiedBadge: text }: DemoTenant): LibraryPicture | null =>
  text === undefined ? null : { name: `${slug}-certified.png`, alt: text, drawing: { kind: 'badge', text } }

/** `coastline-kia-model-ev6.webp` */
export const modelPictureFile = ({ slug }: DemoTenant, { name }: { name: string }): string =>
  `${slug}-model-${toSlug(name)}.webp`

/** `meridian-brand-toyota.png` */
export const brandTileFile = ({ slug }: DemoTenant, brand: string): string => `${slug}-brand-${toSlug(brand)}.png`
