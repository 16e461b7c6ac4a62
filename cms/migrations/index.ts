import * as m20261121_035424_initial from './20261121_035424_initial.ts'
import * as m20261121_234224_search_vocabulary from './20261121_234224_search_vocabulary.ts'
import * as m20261121_234659_stock_feeds from './20261121_234659_stock_feeds.ts'
import * as m20261121_235057_card_buttons from './20261121_235057_card_buttons.ts'
import * as m20261122_001939_vehicle_history from './20261122_001939_vehicle_history.ts'
import * as m20261122_002827_fewer_vehicle_indexes from './20261122_002827_fewer_vehicle_indexes.ts'
import * as m20261122_010910_vehicle_editor from './20261122_010910_vehicle_editor.ts'
import * as m20261122_031244_stock_import_kept from './20261122_031244_stock_import_kept.ts'
import * as m20261122_034531_fewer_vehicle_keys from './20261122_034531_fewer_vehicle_keys.ts'
import * as m20261122_055538_vehicle_viewer from './20261122_055538_vehicle_viewer.ts'
import * as m20261122_055924_location_distribution from './20261122_055924_location_distribution.ts'
import * as m20261122_060311_delivery_zones from './20261122_060311_delivery_zones.ts'
import * as m20261122_061008_bookings_and_forms from './20261122_061008_bookings_and_forms.ts'
import * as m20261122_061407_finance_fees from './20261122_061407_finance_fees.ts'
import * as m20261122_061518_article_date from './20261122_061518_article_date.ts'
import * as m20261122_152232_shoppers_and_leads from './20261122_152232_shoppers_and_leads.ts'
import * as m20261122_152233_watchlist_of_its_own from './20261122_152233_watchlist_of_its_own.ts'
import * as m20261122_153414_request_limits from './20261122_153414_request_limits.ts'
import * as m20261122_154118_valuations_stored_flag from './20261122_154118_valuations_stored_flag.ts'
import * as m20261122_155222_watchlist_flag from './20261122_155222_watchlist_flag.ts'
import * as m20261122_170200_lead_updates from './20261122_170200_lead_updates.ts'
import * as m20261122_171323_google_tag from './20261122_171323_google_tag.ts'
import * as m20261122_184644_reservation_reminder from './20261122_184644_reservation_reminder.ts'
import * as m20261123_021428_concurrent_editing from './20261123_021428_concurrent_editing.ts'
import * as m20261123_023409_sign_in_limits from './20261123_023409_sign_in_limits.ts'
import * as m20261123_025214_hold_share_browser_refund from './20261123_025214_hold_share_browser_refund.ts'
import * as m20261123_030820_outbox_snapshots from './20261123_030820_outbox_snapshots.ts'
import * as m20261123_031512_audit_log_and_second_factors from './20261123_031512_audit_log_and_second_factors.ts'
import * as m20261123_032129_lead_body_hash from './20261123_032129_lead_body_hash.ts'
import * as m20261125_071856_page_templates from './20261125_071856_page_templates.ts'
import * as m20261125_082517_version_authors from './20261125_082517_version_authors.ts'
import * as m20261125_103251_following_pages from './20261125_103251_following_pages.ts'
import * as m20261125_222258_location_time_zones from './20261125_222258_location_time_zones.ts'
import * as m20261125_232452_models_and_menus from './20261125_232452_models_and_menus.ts'
import * as m20261127_025300_account_changes from './20261127_025300_account_changes.ts'
import * as m20261127_053000_merge_preferences from './20261127_053000_merge_preferences.ts'
import * as m20261127_055458_least_financed from './20261127_055458_least_financed.ts'
import * as m20261127_061148_redirects_old_path from './20261127_061148_redirects_old_path.ts'
import * as m20261127_063532_redirect_letter_case from './20261127_063532_redirect_letter_case.ts'
import * as m20261127_065411_zones_of_addresses from './20261127_065411_zones_of_addresses.ts'
import * as m20261127_090236_days from './20261127_090236_days.ts'
import * as m20261127_212015_car_and_location_fields from './20261127_212015_car_and_location_fields.ts'
import * as m20261127_212924_dealership_switches from './20261127_212924_dealership_switches.ts'
import * as m20261127_215142_chat_assistant from './20261127_215142_chat_assistant.ts'
import * as m20261127_215453_campaigns_and_fixed_reviews from './20261127_215453_campaigns_and_fixed_reviews.ts'
import * as m20261128_004015_page_days from './20261128_004015_page_days.ts'
import * as m20261128_005119_article_facts from './20261128_005119_article_facts.ts'
import * as m20261128_011550_spins_and_maps from './20261128_011550_spins_and_maps.ts'
import * as m20261128_014529_garage_address from './20261128_014529_garage_address.ts'
import * as m20261128_053926_map_source from './20261128_053926_map_source.ts'
import * as m20261128_084202_site_twin from './20261128_084202_site_twin.ts'

export const migrations = [
  { name: '20261121_035424_initial', up: m20261121_035424_initial.up, down: m20261121_035424_initial.down },
  { name: '20261121_234224_search_vocabulary', up: m20261121_234224_search_vocabulary.up, down: m20261121_234224_search_vocabulary.down },
  { name: '20261121_234659_stock_feeds', up: m20261121_234659_stock_feeds.up, down: m20261121_234659_stock_feeds.down },
  { name: '20261121_235057_card_buttons', up: m20261121_235057_card_buttons.up, down: m20261121_235057_card_buttons.down },
  { name: '20261122_001939_vehicle_history', up: m20261122_001939_vehicle_history.up, down: m20261122_001939_vehicle_history.down },
  { name: '20261122_002827_fewer_vehicle_indexes', up: m20261122_002827_fewer_vehicle_indexes.up, down: m20261122_002827_fewer_vehicle_indexes.down },
  { name: '20261122_010910_vehicle_editor', up: m20261122_010910_vehicle_editor.up, down: m20261122_010910_vehicle_editor.down },
  { name: '20261122_031244_stock_import_kept', up: m20261122_031244_stock_import_kept.up, down: m20261122_031244_stock_import_kept.down },
  { name: '20261122_034531_fewer_vehicle_keys', up: m20261122_034531_fewer_vehicle_keys.up, down: m20261122_034531_fewer_vehicle_keys.down },
  { name: '20261122_055538_vehicle_viewer', up: m20261122_055538_vehicle_viewer.up, down: m20261122_055538_vehicle_viewer.down },
  { name: '20261122_055924_location_distribution', up: m20261122_055924_location_distribution.up, down: m20261122_055924_location_distribution.down },
  { name: '20261122_060311_delivery_zones', up: m20261122_060311_delivery_zones.up, down: m20261122_060311_delivery_zones.down },
  { name: '20261122_061008_bookings_and_forms', up: m20261122_061008_bookings_and_forms.up, down: m20261122_061008_bookings_and_forms.down },
  { name: '20261122_061407_finance_fees', up: m20261122_061407_finance_fees.up, down: m20261122_061407_finance_fees.down },
  { name: '20261122_061518_article_date', up: m20261122_061518_article_date.up, down: m20261122_061518_article_date.down },
  { name: '20261122_152232_shoppers_and_leads', up: m20261122_152232_shoppers_and_leads.up, down: m20261122_152232_shoppers_and_leads.down },
  { name: '20261122_152233_watchlist_of_its_own', up: m20261122_152233_watchlist_of_its_own.up, down: m20261122_152233_watchlist_of_its_own.down },
  { name: '20261122_153414_request_limits', up: m20261122_153414_request_limits.up, down: m20261122_153414_request_limits.down },
  { name: '20261122_154118_valuations_stored_flag', up: m20261122_154118_valuations_stored_flag.up, down: m20261122_154118_valuations_stored_flag.down },
  { name: '20261122_155222_watchlist_flag', up: m20261122_155222_watchlist_flag.up, down: m20261122_155222_watchlist_flag.down },
  { name: '20261122_170200_lead_updates', up: m20261122_170200_lead_updates.up, down: m20261122_170200_lead_updates.down },
  { name: '20261122_171323_google_tag', up: m20261122_171323_google_tag.up, down: m20261122_171323_google_tag.down },
  { name: '20261122_184644_reservation_reminder', up: m20261122_184644_reservation_reminder.up, down: m20261122_184644_reservation_reminder.down },
  { name: '20261123_021428_concurrent_editing', up: m20261123_021428_concurrent_editing.up, down: m20261123_021428_concurrent_editing.down },
  { name: '20261123_023409_sign_in_limits', up: m20261123_023409_sign_in_limits.up, down: m20261123_023409_sign_in_limits.down },
  { name: '20261123_025214_hold_share_browser_refund', up: m20261123_025214_hold_share_browser_refund.up, down: m20261123_025214_hold_share_browser_refund.down },
  { name: '20261123_030820_outbox_snapshots', up: m20261123_030820_outbox_snapshots.up, down: m20261123_030820_outbox_snapshots.down },
  { name: '20261123_031512_audit_log_and_second_factors', up: m20261123_031512_audit_log_and_second_factors.up, down: m20261123_031512_audit_log_and_second_factors.down },
  { name: '20261123_032129_lead_body_hash', up: m20261123_032129_lead_body_hash.up, down: m20261123_032129_lead_body_hash.down },
  { name: '20261125_071856_page_templates', up: m20261125_071856_page_templates.up, down: m20261125_071856_page_templates.down },
  { name: '20261125_082517_version_authors', up: m20261125_082517_version_authors.up, down: m20261125_082517_version_authors.down },
  { name: '20261125_103251_following_pages', up: m20261125_103251_following_pages.up, down: m20261125_103251_following_pages.down },
  { name: '20261125_222258_location_time_zones', up: m20261125_222258_location_time_zones.up, down: m20261125_222258_location_time_zones.down },
  { name: '20261125_232452_models_and_menus', up: m20261125_232452_models_and_menus.up, down: m20261125_232452_models_and_menus.down },
  { name: '20261127_025300_account_changes', up: m20261127_025300_account_changes.up, down: m20261127_025300_account_changes.down },
  { name: '20261127_053000_merge_preferences', up: m20261127_053000_merge_preferences.up, down: m20261127_053000_merge_preferences.down },
  { name: '20261127_055458_least_financed', up: m20261127_055458_least_financed.up, down: m20261127_055458_least_financed.down },
  { name: '20261127_061148_redirects_old_path', up: m20261127_061148_redirects_old_path.up, down: m20261127_061148_redirects_old_path.down },
  { name: '20261127_063532_redirect_letter_case', up: m20261127_063532_redirect_letter_case.up, down: m20261127_063532_redirect_letter_case.down },
  { name: '20261127_065411_zones_of_addresses', up: m20261127_065411_zones_of_addresses.up, down: m20261127_065411_zones_of_addresses.down },
  { name: '20261127_090236_days', up: m20261127_090236_days.up, down: m20261127_090236_days.down },
  { name: '20261127_212015_car_and_location_fields', up: m20261127_212015_car_and_location_fields.up, down: m20261127_212015_car_and_location_fields.down },
  { name: '20261127_212924_dealership_switches', up: m20261127_212924_dealership_switches.up, down: m20261127_212924_dealership_switches.down },
  { name: '20261127_215142_chat_assistant', up: m20261127_215142_chat_assistant.up, down: m20261127_215142_chat_assistant.down },
  { name: '20261127_215453_campaigns_and_fixed_reviews', up: m20261127_215453_campaigns_and_fixed_reviews.up, down: m20261127_215453_campaigns_and_fixed_reviews.down },
  { name: '20261128_004015_page_days', up: m20261128_004015_page_days.up, down: m20261128_004015_page_days.down },
  { name: '20261128_005119_article_facts', up: m20261128_005119_article_facts.up, down: m20261128_005119_article_facts.down },
  { name: '20261128_011550_spins_and_maps', up: m20261128_011550_spins_and_maps.up, down: m20261128_011550_spins_and_maps.down },
  { name: '20261128_014529_garage_address', up: m20261128_014529_garage_address.up, down: m20261128_014529_garage_address.down },
  { name: '20261128_053926_map_source', up: m20261128_053926_map_source.up, down: m20261128_053926_map_source.down },
  { name: '20261128_084202_site_twin', up: m20261128_084202_site_twin.up, down: m20261128_084202_site_twin.down },
]
