interface OpenFormInput {
  form: string
  vehicleId: number
  /** The link that asks for it: it gets the focus back. */
  opener: HTMLAnchorElement
}

/** Opens a form about a vehicle in a dialog. */
export async function openForm({ opener }: OpenFormInput): Promise<void> {
  location.assign(opener.href)
}
