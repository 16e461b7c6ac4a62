import { Router } from 'express'
import { mapTiles, readMapTiles } from './map-tiles.ts'

/** Seconds. A new version of the platform may bring other tiles. */
const freshFor = 86_400

/** `/map-tiles/tiles.json` and its tiles: a map for sites that have none of another service. The same on every site. */
export function mapTileRoutes(): Router {
  const router = Router({ caseSensitive: true })
  let tiles: ReturnType<typeof readMapTiles> | null = null
  router.use('/map-tiles', (_req, res, next) => {
    res.set('Cache-Control', `public, max-age=${freshFor}`)
    next()
  })
  router.get('/map-tiles/tiles.json', (_req, res) => {
    res.json({ ...mapTiles, tiles: ['/map-tiles/{z}/{x}/{y}.pbf'] })
  })
  router.get('/map-tiles/:z/:x/:y.pbf', async (req, res, next) => {
    const { z, x, y } = req.params
    if (![z, x, y].every((part) => /^\d{1,7}$/.test(part))) return next()
    tiles ??= readMapTiles()
    const all = await tiles.catch((error: unknown) => {
      // The next request tries again.
      tiles = null
      throw error
    })
    res.set({ 'Content-Type': 'application/vnd.mapbox-vector-tile', 'Content-Encoding': 'gzip' })
    res.send(all.get(`${z}/${x}/${y}`) ?? all.get('sea'))
  })
  return router
}
