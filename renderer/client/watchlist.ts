import { startWatchlist } from '#blocks/_ui/saved-vehicles/watchlist-script.ts'

startWatchlist()
