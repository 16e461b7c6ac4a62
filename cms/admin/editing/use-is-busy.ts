import { useFormBackgroundProcessing, useFormProcessing } from '@payloadcms/ui'

/** Whether the form is being saved or published, or its response is being processed. */
export function useIsBusy(): boolean {
  return [useFormProcessing(), useFormBackgroundProcessing()].includes(true)
}
