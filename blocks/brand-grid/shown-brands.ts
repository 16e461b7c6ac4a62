import { type Brand, type BrandKind, brandKinds } from '#schemas/model/brand.ts'

/** The brands of the chosen groups, or of all, in the order of the brands page. */
export const shownBrands = (
  brands: readonly Brand[],
  groups: readonly BrandKind[],
): { kind: BrandKind; brands: Brand[] }[] =>
  brandKinds
    .filter((kind) => groups.length === 0 || groups.includes(kind))
    .map((kind) => ({ kind, brands: brands.filter((brand) => brand.kind === kind) }))
    .filter((group) => group.brands.length > 0)
