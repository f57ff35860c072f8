export interface GatewayContext {
  spaceId: string;
}
