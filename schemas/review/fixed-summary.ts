import type { SiteConfig } from '../tenant/site-config.ts'

/** The number and average that a site shows whatever its reviews add up to; null unless both are set. locations §9, Static reviews */
export const fixedSummary = ({
  fixedCount: count,
  fixedAverage: average,
}: Pick<SiteConfig['reviews'], 'fixedCount' | 'fixedAverage'>): { count: number; average: number } | null =>
  count === null || average === null ? null : { count, average }
