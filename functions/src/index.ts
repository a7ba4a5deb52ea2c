export { propagateUserName } from './triggers/propagateUserName.ts';
