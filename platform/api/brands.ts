import type { Service } from '../context/api-context.ts'

/** locations §2, Dealer-group brands page */
export const brands: Service<'brands'> = ({ tenant, content }) => content.listBrands(tenant)
