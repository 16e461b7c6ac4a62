import { startLocalLists } from '#blocks/_ui/saved-vehicles/local-lists-script.ts'

startLocalLists()
