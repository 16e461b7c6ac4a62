export const linkFieldNames = ['preferredDealership', 'vehiclePriceBudget', 'car_id', 'car_type', 'vin']

/** Vehicle data in a link to a form. locations §2, Finance */
export const linkFields = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    linkFieldNames.flatMap((name) => {
      const value = search.get(name)?.trim().slice(0, 400)
      return value ? [[name, value]] : []
    }),
  )
