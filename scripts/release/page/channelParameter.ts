export { channelParameter } from '@portal/host/src/page/channelParameter.ts';
