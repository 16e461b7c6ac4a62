import { attendWatchlist } from '#blocks/_ui/keep/watch-script.ts'

attendWatchlist()
