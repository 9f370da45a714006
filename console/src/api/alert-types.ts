/** Alerts as the API returns them. */
import type { DeliveryHit, MatchHit, SavedSearchHit, TargetHit } from '../../../src/contract/alert-hits.ts';

export type Alert = SavedSearchHit;
export type Match = MatchHit;
export type MatchState = MatchHit['state'];
export type AlertKind = MatchHit['kind'];
export type Target = TargetHit;
export type DeliveryEntry = DeliveryHit;
